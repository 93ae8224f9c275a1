import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Headers that tell browsers what pages of this server may do: use it, and nothing else. */
export const POLICY: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    // The usual policy would send plain http at home to https, which is not there.
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  // Only where a request has come by https: `watch.ts`.
  hsts: false,
};
