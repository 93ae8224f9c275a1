import { chromium } from './chromium.mjs';
import { build, install, run } from './steps.mjs';

const BROWSER_BENCHMARKS = ['page'];

install();
build();
const [name = 'engine', ...args] = process.argv.slice(2);
if (BROWSER_BENCHMARKS.includes(name)) chromium();
run(`Benchmark: ${name}`, process.execPath, [`bench/dist/${name}.js`, ...args]);
