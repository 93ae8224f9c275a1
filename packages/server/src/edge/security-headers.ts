import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Pages of this server use no camera, place or payment, whatever is injected into them. */
export const PERMISSIONS_POLICY =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()';

/** Pages of this server may use this server and nothing else. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    // The default policy upgrades http to https, which a server at home does not have.
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
  // Set in `request-hooks.ts`, for requests that came by https.
  hsts: false,
};
