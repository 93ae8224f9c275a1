import { expectNothingJumps } from '../support/layout-shift.ts';

expectNothingJumps('phone');
