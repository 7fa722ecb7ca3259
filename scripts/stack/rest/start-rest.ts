import type { EndLater } from '../stop-in-order.ts';
import { within } from '../within.ts';
import { createApps, type AppOptions } from './create-app.ts';

/** {@link createApps}, with an end. */
export function startRest(options: AppOptions, endLater: EndLater): ReturnType<typeof createApps> {
  const apps = createApps(options);
  // Upstream closes without a limit, and a connection that died while it was reserved never closes.
  endLater('The connections of REST', () =>
    within(3_000, 'The connections of REST', apps.connection.close()).catch(() => undefined),
  );
  return apps;
}
