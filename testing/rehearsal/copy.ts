import { cpSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Not copied: what is built, stored or reported. */
const left = [".edit", ".published", ".git", "build", "data", "playwright-report", "test-results"];

const isMedia = (path: string): boolean => /\.(?:avif|jpe?g|m3u8|m4s|mp4|png|webp)$/.test(path);

/** Copies the project to a path that is free, with the same installed packages. `media`: with pictures and videos. */
export function copyProject(to: string, { media }: { readonly media: boolean }): void {
  cpSync(root, to, {
    recursive: true,
    filter(path) {
      const name = basename(path);
      if (name === "node_modules" || (dirname(path) === root && left.includes(name))) return false;
      return media || !(name === ".cache" || isMedia(path));
    },
  });
  symlinkSync(join(root, "node_modules"), join(to, "node_modules"));
}
