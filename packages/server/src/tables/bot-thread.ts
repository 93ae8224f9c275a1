import { lowerPriority } from '../thread-priority.js';

/** The worker thread in which bots think. */

lowerPriority('background');

export { default } from '@pouch/bots/thread';
