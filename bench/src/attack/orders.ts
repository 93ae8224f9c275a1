/** How the benchmark and the processes of its load talk to each other. */

/** `pause` lies between two others: what happens then belongs to neither. */
export type Phase = 'calm' | 'attack' | 'pause' | 'rest';

export type Order = { readonly phase: Phase } | 'stop';

interface Load {
  phase(phase: Phase): void;
  /** Ends everything; resolves with the report. */
  stop(): Promise<unknown>;
}

/** Follows orders from now on. */
export function followOrders({ phase, stop }: Load): void {
  process.on('message', (order: Order) => {
    if (order !== 'stop') return phase(order.phase);
    stop().then((report) => process.send?.({ report }, () => process.exit()), fail);
  });
  process.send?.('ready');
}

/** What the benchmark wants, from the command line. From now on the process ends with the benchmark, however that ends. */
export function asked<Asked>(): Asked {
  const [text] = process.argv.slice(2);
  if (text === undefined) throw new Error('this is a part of the attack benchmark');
  process.on('disconnect', () => process.exit());
  return JSON.parse(text);
}

const fail = (error: unknown): never => {
  console.error(error);
  process.exit(1);
};
