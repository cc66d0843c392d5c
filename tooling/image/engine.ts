/** The program that builds images on this machine: docker, podman or buildah. */
import { ImageError, run, runOrThrow, succeeds } from "./commands.ts";

const names = ["docker", "podman", "buildah"] as const;

export type Engine = {
  readonly name: (typeof names)[number];
  /** The program with its global options. */
  readonly command: readonly string[];
};

export const isEngineName = (name: string): name is Engine["name"] => names.includes(name as Engine["name"]);

/** Whether it works: a docker client may have no engine. */
const works = (name: Engine["name"]): Promise<boolean> => succeeds([name, "info"]);

/** The first of `wanted` that works, or null. */
export async function findEngine(wanted: readonly Engine["name"][] = names): Promise<Engine | null> {
  for (const name of wanted) if (await works(name)) return { name, command: [name] };
  return null;
}

/** An engine that stores its images in a folder, so that they can be deleted with it. Not docker. */
export const withStorage = ({ name }: Engine, folder: string): Engine => ({
  name,
  command: [name, "--root", `${folder}/images`, "--runroot", `${folder}/run`, "--storage-driver", "vfs"],
});

/** Whether an image is on this machine. */
export function hasImage({ command }: Engine, image: string): Promise<boolean> {
  return succeeds([...command, "inspect", "--type", "image", image]);
}

export type Build = {
  readonly containerfile: string;
  readonly folder: string;
  readonly tag: string;
  /** Values of `ARG`s. */
  readonly args?: Readonly<Record<string, string>>;
  /** Files that are mounted during the build and not stored in the image: from, to. Not with docker. */
  readonly files?: readonly (readonly [from: string, to: string])[];
  /** Builds as root without a container runtime and without network namespaces, for machines that have neither. */
  readonly confined?: boolean;
};

export async function buildImage(engine: Engine, build: Build): Promise<void> {
  const { containerfile, folder, tag, args = {}, files = [], confined = false } = build;
  const options = [
    // The default format has no health checks.
    ...(engine.name === "docker" ? [] : ["--format", "docker"]),
    ...(confined ? ["--isolation", "chroot", "--network", "host"] : []),
    ...files.flatMap(([from, to]) => ["--volume", `${from}:${to}:ro`]),
    ...Object.entries(args).flatMap(([name, value]) => ["--build-arg", `${name}=${value}`]),
  ];
  const { code } = await run(
    [...engine.command, "build", ...options, "--file", containerfile, "--tag", tag, folder],
    { shown: true },
  );
  if (code !== 0) throw new ImageError(`${engine.name} could not build ${tag}: see its output above`);
}

export type ImageConfig = {
  readonly user: string;
  readonly workingDirectory: string;
  /** `NAME=value` */
  readonly environment: readonly string[];
  readonly command: readonly string[];
  readonly volumes: readonly string[];
  /** The command that succeeds if the server is healthy. */
  readonly healthCheck: readonly string[];
};

type Inspected = {
  readonly User: string;
  readonly WorkingDir: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly Volumes?: Readonly<Record<string, unknown>>;
  readonly Healthcheck?: { readonly Test: readonly string[] };
};

export async function readConfig({ name, command }: Engine, image: string): Promise<ImageConfig> {
  const inspected = JSON.parse(await runOrThrow([...command, "inspect", "--type", "image", image]));
  // Podman and buildah store the health check in different places.
  const config: Inspected =
    name === "buildah"
      ? inspected.Docker.config
      : { Healthcheck: inspected[0].Healthcheck, ...inspected[0].Config };
  const [kind, ...healthCheck] = config.Healthcheck?.Test ?? [];
  if (kind !== "CMD") throw new ImageError(`${image} has no health check that is a command`);
  return {
    user: config.User,
    workingDirectory: config.WorkingDir,
    environment: config.Env,
    command: config.Cmd,
    volumes: Object.keys(config.Volumes ?? {}),
    healthCheck,
  };
}
