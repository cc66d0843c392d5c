/** What builds images on this machine: docker, podman or buildah. */
import { ImageError, must, run, succeeds } from "./commands.ts";

const names = ["docker", "podman", "buildah"] as const;

export type Engine = {
  readonly name: (typeof names)[number];
  /** The program with the options that stand before each of its commands. */
  readonly command: readonly string[];
};

export const isEngineName = (name: string): name is Engine["name"] => names.includes(name as Engine["name"]);

/** Whether it can be used: a docker client without its engine cannot. */
const works = (name: Engine["name"]): Promise<boolean> => succeeds([name, "info"]);

/** The first that works, of those asked for; null where there is none. */
export async function findEngine(wanted: readonly Engine["name"][] = names): Promise<Engine | null> {
  for (const name of wanted) if (await works(name)) return { name, command: [name] };
  return null;
}

/** An engine that keeps all its images in a folder: deleted with it, nothing of them is left. Not docker. */
export const withStorage = ({ name }: Engine, folder: string): Engine => ({
  name,
  command: [name, "--root", `${folder}/images`, "--runroot", `${folder}/run`, "--storage-driver", "vfs"],
});

/** Whether the engine has an image here, without a network. */
export function hasImage({ command }: Engine, image: string): Promise<boolean> {
  return succeeds([...command, "inspect", "--type", "image", image]);
}

export type Build = {
  readonly containerfile: string;
  readonly folder: string;
  readonly tag: string;
  /** Values of the file's `ARG`s. */
  readonly args?: Readonly<Record<string, string>>;
  /** Files of this machine that are there while it is built, and not in the image: from, to. Not with docker. */
  readonly files?: readonly (readonly [from: string, to: string])[];
  /** Where neither a runtime for containers nor a network of their own can be had: root without either. */
  readonly confined?: boolean;
};

/** Builds an image and shows what it writes. */
export async function buildImage(engine: Engine, build: Build): Promise<void> {
  const { containerfile, folder, tag, args = {}, files = [], confined = false } = build;
  const options = [
    // The other format has no place for a health check.
    ...(engine.name === "docker" ? [] : ["--format", "docker"]),
    ...(confined ? ["--isolation", "chroot", "--network", "host"] : []),
    ...files.flatMap(([from, to]) => ["--volume", `${from}:${to}:ro`]),
    ...Object.entries(args).flatMap(([name, value]) => ["--build-arg", `${name}=${value}`]),
  ];
  const { code } = await run(
    [...engine.command, "build", ...options, "--file", containerfile, "--tag", tag, folder],
    { shown: true },
  );
  if (code !== 0) throw new ImageError(`${engine.name} could not build ${tag}: what it wrote stands above`);
}

/** What an image says about how it is run. */
export type ImageConfig = {
  readonly user: string;
  readonly workingDirectory: string;
  /** `NAME=value` */
  readonly environment: readonly string[];
  readonly command: readonly string[];
  readonly volumes: readonly string[];
  /** The command that answers 0 where the server is well. */
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
  const inspected = JSON.parse(await must([...command, "inspect", "--type", "image", image]));
  // Podman writes the health check beside the rest, and buildah all that docker knows into a place of its own.
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
