/** Preloaded into a server: reports its memory use to the parent process. */
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage());
});
process.channel?.unref();
