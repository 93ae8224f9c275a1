/** Whether this browser can be told of turns with the page closed, and if not, why. */

export interface PushEnvironment {
  /** Loaded by HTTPS, or from this machine. */
  readonly isSecure: boolean;
  readonly isApplePhone: boolean;
  /** Opened from the home screen. */
  readonly isInstalled: boolean;
  readonly hasPush: boolean;
  /** Undefined where there are no notifications. */
  readonly permission: NotificationPermission | undefined;
  readonly isSubscribed: boolean;
}

/**
 * `page-off`, `page-on`: only while the page is open. `install`: on iPhones and iPads only apps on the home screen may.
 */
export type PushSituation = 'on' | 'off' | 'page-on' | 'page-off' | 'insecure' | 'install' | 'denied' | 'unsupported';

export function pushSituation(environment: PushEnvironment): PushSituation {
  const { isSecure, isApplePhone, isInstalled, hasPush, permission, isSubscribed } = environment;
  if (!isSecure) return 'insecure';
  if (isApplePhone && !isInstalled) return 'install';
  if (permission === undefined) return 'unsupported';
  if (permission === 'denied') return 'denied';
  const isAllowed = permission === 'granted';
  if (!hasPush) return isAllowed ? 'page-on' : 'page-off';
  return isAllowed && isSubscribed ? 'on' : 'off';
}
