import { writeFileSync } from 'node:fs';
import { apiPage } from './api-page.mjs';
import { build, install } from './steps.mjs';

/** Generates docs/api.md from the OpenAPI document of the protocol. */

install();
build();
const protocol = await import('../packages/protocol/dist/index.js');
writeFileSync(new URL('../docs/api.md', import.meta.url), apiPage(protocol));
console.log('\ndocs/api.md is written.');
