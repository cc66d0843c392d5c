// Loaded into the build that the editor starts: a build whose editing page was killed would go on, beside the next one's.
process.stdin.on("end", () => process.kill(process.pid, "SIGTERM")).resume();
process.stdin.unref?.();
