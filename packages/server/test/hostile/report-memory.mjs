/** Loaded into a server before it starts: tells its parent how much memory is really in use. */
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage());
});
process.channel?.unref();
