import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How the name of each made page begins, so that a test finds it wherever it stands. */
export const MADE = 'made-for-a-test';

/** Writes groups of content pages into a folder: each group's own page, and pages below it that bear its name. */
export async function writePages(folder: string, groups: readonly string[], each: number): Promise<void> {
  for (const group of groups) {
    await mkdir(join(folder, group), { recursive: true });
    const write = (slug: string, title: string) =>
      writeFile(
        join(folder, group, `${slug}.en.md`),
        `---\ntitle: ${title}\ndescription: What ${title} is about.\nchangedOn: 2026-11-22\n---\n\n## More\n\nSee [games](/games).\n`,
      );
    await write(group === 'create-game' ? 'guides' : 'index', `All of ${group}`);
    for (let place = 1; place <= each; place += 1)
      await write(`${MADE}-${String(place)}`, `Page ${String(place)} of ${group}`);
  }
}
