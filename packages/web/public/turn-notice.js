/* A part of the service worker: a pressed notification leads to the table that it is about. */
self.addEventListener('notificationclick', (event) => {
  const url = event.notification.data?.url;
  event.notification.close();
  if (typeof url !== 'string') return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((client) => client.url.split('#')[0] === url);
      return there === undefined ? self.clients.openWindow(url) : there.focus();
    }),
  );
});
