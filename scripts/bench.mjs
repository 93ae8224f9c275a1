import { chromium } from './chromium.mjs';
import { build, install, run } from './steps.mjs';

/** Those that are measured in a browser. */
const IN_A_BROWSER = ['page'];

install();
build();
const [name = 'engine', ...args] = process.argv.slice(2);
if (IN_A_BROWSER.includes(name)) chromium();
run(`Benchmark: ${name}`, process.execPath, [`bench/dist/${name}.js`, ...args]);
