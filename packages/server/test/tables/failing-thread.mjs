/** A bot's thread for tests that does what the view says. */
export default function answer({ view }) {
  switch (view) {
    case 'throws':
      throw new Error('no idea');
    case 'exits':
      process.exit(3);
      break;
    case 'hangs':
      for (;;);
    case 'exhausts memory': {
      const kept = [];
      for (;;) kept.push(new Array(1_000_000).fill(kept.length));
    }
  }
  return { decision: { do: 'bid', seat: 0 }, after: 0 };
}
