import { parseArgs } from "node:util";
import type { Environment } from "#server/environment.ts";
import { type Arguments, CommandError, type Context, type Usage } from "./command.ts";
import { leadCommands } from "./lead-commands.ts";
import { storeCommands } from "./store-commands.ts";

/** A command with its arguments. `needs`: an open store, or the environment only. */
export type ParsedCommand =
  | { readonly needs: "store"; run(context: Context): Promise<string | Uint8Array> }
  | { readonly needs: "environment"; run(environment: Environment): Promise<string> };

export function helpText(): string {
  const all: readonly Usage[] = [...Object.values(leadCommands), ...Object.values(storeCommands)];
  const width = Math.max(...all.map(({ usage }) => usage.length));
  const lines = all.map(({ usage, about }) => `  ${usage.padEnd(width)}  ${about}`);
  return `npm run leads -- COMMAND\n\n${lines.join("\n")}\n  ${"help".padEnd(width)}  this text\n`;
}

/** Throws a CommandError if the arguments do not fit the usage. */
function parseArguments(
  args: readonly string[],
  { usage, positionals, flags = [], options = [] }: Usage,
): Arguments {
  try {
    const config = Object.fromEntries([
      ...flags.map((flag) => [flag, { type: "boolean" }] as const),
      ...options.map((option) => [option, { type: "string" }] as const),
    ]);
    const parsed = parseArgs({ args: [...args], options: config, allowPositionals: true });
    const [least, most] = positionals;
    const values = Object.entries(parsed.values);
    if (parsed.positionals.length >= least && parsed.positionals.length <= most)
      return {
        positionals: parsed.positionals,
        flags: new Set(values.flatMap(([name, value]) => (value === true ? [name] : []))),
        options: Object.fromEntries(
          values.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
        ),
      };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new CommandError(`Usage: npm run leads -- ${usage}`, true);
}

/** Throws a CommandError if there is no such command, or its arguments do not fit. */
export function parseCommand([name = "", ...args]: readonly string[]): ParsedCommand {
  const leadCommand = Object.hasOwn(leadCommands, name) ? leadCommands[name] : undefined;
  if (leadCommand !== undefined) {
    const parsed = parseArguments(args, leadCommand);
    return { needs: "store", run: (context) => leadCommand.run(context, parsed) };
  }
  const storeCommand = Object.hasOwn(storeCommands, name) ? storeCommands[name] : undefined;
  if (storeCommand !== undefined) {
    const parsed = parseArguments(args, storeCommand);
    return { needs: "environment", run: (environment) => storeCommand.run(environment, parsed) };
  }
  const problem = name === "" ? "No command" : `Unknown command ${JSON.stringify(name)}`;
  throw new CommandError(`${problem}: npm run leads -- help`, true);
}
