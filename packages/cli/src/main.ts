import { run } from './program.js';

// A reader that has seen enough (`pouch … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70));

await run(process.argv.slice(2));
