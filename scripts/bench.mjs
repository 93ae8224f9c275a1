import { build, install, run } from './steps.mjs';

install();
build();
const [name = 'engine', ...args] = process.argv.slice(2);
run(`Benchmark: ${name}`, process.execPath, [`bench/dist/${name}.js`, ...args]);
