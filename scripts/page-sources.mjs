import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Files of the page's sources or tests by their ending, tracked or new, from the root of a checkout. */
export const sourcesOfPage = (ending, folder = 'src', root = ROOT) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', `packages/web/${folder}`], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith(ending) && existsSync(`${root}/${file}`));
