import { Command } from 'commander';
import { replayFile } from './replay.js';
const program = new Command('pouch');
program.command('replay').argument('<file>').option('--final').action(async (file, options) => { process.exitCode = await replayFile(file, options); });
await program.parseAsync();
