"""Runs the shell steps of the workflow files as they are written.

What only a host can do (checking out, uploading) is left out. Argument: the program.
"""
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from ruamel.yaml import YAML

root = pathlib.Path.cwd()
seam = pathlib.Path(sys.argv[1]).resolve()
folder = pathlib.Path(tempfile.mkdtemp())
read = lambda path: YAML(typ="safe").load((root / path).read_text())


def run(*command, **options):
    subprocess.run(command, check=True, **options)


def package():
    """A Debian package with the program alone."""
    stage = folder / "stage"
    (stage / "usr/bin").mkdir(parents=True)
    (stage / "DEBIAN").mkdir()
    shutil.copy(seam, stage / "usr/bin/seam")
    (stage / "DEBIAN/control").write_text(
        "Package: seam\nVersion: 0\nArchitecture: all\nMaintainer: x\nDescription: x\n")
    run("dpkg-deb", "-Znone", "--build", str(stage), str(folder / "seam.deb"), stdout=subprocess.DEVNULL)
    return folder / "seam.deb"


def repository(name, faulty):
    """A repository whose base is clean, and whose head has a handler that its scene does not expect."""
    origin, clone = folder / f"{name}-origin", folder / name
    scene = ("scene: Show\ndevice: iPhone 8\nhandler: {handler}\n"
             "events: [{{at: 0, show: {{height: 258}}}}]\n")
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"]
    run(*git, "init", "-q", str(origin))
    (origin / "Scenes").mkdir()
    (origin / "Scenes/show.yaml").write_text(scene.format(handler="frame"))
    run(*git, "add", "-A", cwd=origin)
    run(*git, "commit", "-qm", "base", cwd=origin)
    run(*git, "clone", "-q", str(origin), str(clone))
    if faulty:
        (clone / "Scenes/show.yaml").write_text(scene.format(handler="{frame: {timing: easeInOut}}"))
        run(*git, "commit", "-qam", "head", cwd=clone)
    return clone


def filled(value, values):
    """A text with its expressions replaced; one that is not known is an error of this test."""
    return re.sub(r"\$\{\{\s*(.*?)\s*\}\}", lambda match: values[match[1]], str(value))


def github(path, steps, faulty, inputs):
    """Runs the steps of a job; returns what the last one ended with, and the folder."""
    clone = repository(path.replace("/", "-") + str(faulty), faulty)
    temp = clone.with_name(clone.name + "-temp")
    temp.mkdir()
    files = {name: temp / name.lower() for name in ("GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    for file in files.values():
        file.touch()
    values, status = dict(inputs), 0
    environment = dict(os.environ, RUNNER_TEMP=str(temp), GITHUB_BASE_REF="main", GITHUB_ACTIONS="true",
                       **{name: str(file) for name, file in files.items()})
    for key, value in (read(path).get("env") or {}).items():
        environment[key] = filled(value, values)
    for step in steps:
        if "run" not in step:
            continue
        own = {key: filled(value, values) for key, value in (step.get("env") or {}).items()}
        found = ":".join(files["GITHUB_PATH"].read_text().split() + [environment["PATH"]])
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", filled(step["run"], values)],
            cwd=clone, env={**environment, **own, "PATH": found}, capture_output=True, text=True)
        if step["name"] == "Verdict":
            return done.returncode, clone, files["GITHUB_STEP_SUMMARY"].read_text()
        assert done.returncode == 0, f"{path}: {step['name']}: {done.stdout}{done.stderr}"
        for line in files["GITHUB_OUTPUT"].read_text().splitlines():
            key, value = line.split("=", 1)
            values[f"steps.check.outputs.{key}"] = value
    raise AssertionError(f"{path} has no verdict")


def gitlab(faulty):
    """Runs the job's script as GitLab's shell does: one shell, line by line, until one fails."""
    path = "Examples/workflows/gitlab-ci.yml"
    job, clone = read(path)["seam"], repository(f"gitlab{faulty}", faulty)
    environment = dict(os.environ, CI_PROJECT_DIR=str(clone), SEAM_PACKAGE=str(deb), SEAM_SCENES="Scenes")
    environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"] = "origin/main"
    script = "\n".join(["set -eo pipefail", *job["before_script"], *job["script"]])
    done = subprocess.run(["bash", "-c", script], cwd=clone, env=environment, capture_output=True, text=True)
    for name in ("seam.html", "seam.xml", "seam-quality.json", "seam-base.json"):
        assert (clone / name).stat().st_size > 0, f"{path}: no {name}: {done.stdout}{done.stderr}"
    assert done.returncode == faulty, f"{path}: {done.returncode}: {done.stdout}{done.stderr}"


def sharded(faulty):
    """Runs each shard of the matrix and the merge, in one folder as if the artifacts had come there."""
    path = "Examples/workflows/github-shards.yml"
    flow, clone = read(path), repository(f"sharded{faulty}", faulty)
    temp = clone.with_name(clone.name + "-temp")
    temp.mkdir()
    found, summary = temp / "path", temp / "summary"
    found.touch()
    summary.touch()

    def steps(job, values):
        for step in (step for step in flow["jobs"][job]["steps"] if "run" in step):
            own = {**flow["env"], **(step.get("env") or {})}
            own = {key: filled(value, {"vars.SEAM_PACKAGE": str(deb), "vars.SEAM_SHA256": "", **values}) for key, value in own.items()}
            paths = ":".join(found.read_text().split() + [os.environ["PATH"]])
            environment = dict(os.environ, RUNNER_TEMP=str(temp), GITHUB_ACTIONS="true",
                               GITHUB_PATH=str(found), GITHUB_STEP_SUMMARY=str(summary), **own)
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                cwd=clone, env={**environment, "PATH": paths}, capture_output=True, text=True)
            if step["name"] == "Merge":
                return done
            assert done.returncode == 0, f"{path}: {step['name']}: {done.stdout}{done.stderr}"

    shards = flow["jobs"]["check"]["strategy"]["matrix"]["shard"]
    assert shards == list(range(1, flow["env"]["SHARDS"] + 1)), f"{path}: the matrix has other shards"
    for shard in shards:
        steps("check", {"matrix.shard": str(shard)})
    merge = steps("merge", {})
    assert merge.returncode == faulty, f"{path}: {merge.returncode}: {merge.stdout}{merge.stderr}"
    assert (clone / "seam.html").stat().st_size > 0 and summary.read_text().strip(), f"{path}: no report"


def kubernetes(faulty):
    """Runs what the containers of the indexed job and of the merge run, in one folder as their volume."""
    path, clone = "Examples/scaling/kubernetes.yaml", repository(f"kubernetes{faulty}", faulty)
    jobs = {each["metadata"]["name"]: each["spec"] for each in YAML(typ="safe").load_all((root / path).read_text())}

    def container(job, **variables):
        container, = jobs[job]["template"]["spec"]["containers"]
        own = {each["name"]: each["value"] for each in container["env"]}
        paths = f"{folder / 'stage/usr/bin'}:{os.environ['PATH']}"
        return subprocess.run(container["command"], cwd=clone, env={**os.environ, **own, **variables, "PATH": paths},
                              capture_output=True, text=True)

    for index in range(jobs["seam-shards"]["completions"]):
        done = container("seam-shards", JOB_COMPLETION_INDEX=str(index))
        assert done.returncode == 0, f"{path}: {done.stdout}{done.stderr}"
    merge = container("seam-merge")
    assert merge.returncode == faulty, f"{path}: {merge.returncode}: {merge.stdout}{merge.stderr}"
    assert (clone / "seam.html").stat().st_size > 0, f"{path}: no report"


def pinned(path, steps):
    """What others wrote is named by its commit, and no step after it can use the checkout's token."""
    for step in (step for step in steps if "uses" in step):
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"]), f"{path}: {step['uses']} is no commit"
        if step["uses"].startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False, f"{path}: the checkout keeps its token"


def survives_a_failing_upload(path, steps):
    """Page and verdict come whether or not the upload of findings works."""
    upload, = (index for index, step in enumerate(steps) if "upload-sarif" in step.get("uses", ""))
    for step in steps[upload:]:
        assert "always()" in step["if"], f"{path}: {step['name']} waits for what is before it"
    assert steps[upload]["continue-on-error"] is True, f"{path}: a failing upload is the verdict"


def checksummed(path, step, shell):
    """A package from an address is installed only if it has the checksum that is given."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    curl = tools / "curl"
    curl.write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\ncp "$DOWNLOAD" "$2"\n')
    curl.chmod(0o755)
    right = hashlib.sha256(deb.read_bytes()).hexdigest()
    for given, works in ((right, True), (right[::-1], False), ("", False)):
        temp = pathlib.Path(tempfile.mkdtemp(dir=folder))
        environment = dict(
            os.environ, PATH=f"{tools}:{os.environ['PATH']}", DOWNLOAD=str(deb), RUNNER_TEMP=str(temp),
            CI_PROJECT_DIR=str(temp), GITHUB_PATH=str(temp / "path"), SEAM_CHECKOUT=str(root),
            SEAM_PACKAGE="https://example.com/seam.deb", SEAM_SHA256=given)
        done = subprocess.run([*shell, step], cwd=temp, env=environment, capture_output=True, text=True)
        assert (done.returncode == 0) == works, f"{path}: checksum '{given}': {done.stdout}{done.stderr}"


deb = package()
bash = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c"]
flows = {path: read(path) for path in (
    "Examples/workflows/github.yml", "Examples/workflows/github-shards.yml", ".github/actions/seam/action.yml")}
for path, flow in flows.items():
    for job in flow.get("jobs", {"": flow.get("runs")}).values():
        pinned(path, job["steps"])
        for step in job["steps"]:
            if step.get("name") == "Install seam":
                checksummed(path, step["run"], bash)
survives_a_failing_upload("Examples/workflows/github.yml", flows["Examples/workflows/github.yml"]["jobs"]["seam"]["steps"])
before = read("Examples/workflows/gitlab-ci.yml")["seam"]["before_script"]
checksummed("Examples/workflows/gitlab-ci.yml", "\n".join(before), bash)
for faulty in (False, True):
    sharded(faulty)
    kubernetes(faulty)
    workflow, action = "Examples/workflows/github.yml", ".github/actions/seam/action.yml"
    inputs = {"vars.SEAM_PACKAGE": str(deb), "inputs.package": str(deb), "inputs.scenes": "Scenes",
              "vars.SEAM_SHA256": "", "inputs.sha256": "",
              "inputs.base": "origin/main", "github.action_path": str(root / ".github/actions/seam")}
    for path, steps in ((workflow, read(workflow)["jobs"]["seam"]["steps"]),
                        (action, read(action)["runs"]["steps"])):
        status, clone, summary = github(path, steps, faulty, inputs)
        assert status == faulty, f"{path}: the verdict is {status}"
        for name in ("seam.html", "seam.sarif", "seam.json"):
            assert (clone / name).stat().st_size > 0, f"{path}: no {name}"
        assert summary.strip(), f"{path}: no summary"
    gitlab(faulty)
print("the steps of 5 workflow files run, with and without a fault")
