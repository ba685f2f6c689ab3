import { lazy, Suspense } from 'react';
import { useSettingsContext } from '../settings-context';

const SettingsPanel = lazy(async () => ({ default: (await import('./settings-panel')).SettingsPanel }));

/** The drawer with the settings; fetched when it is first opened. */
export function SettingsDrawer() {
  const { isDrawerOpen } = useSettingsContext();
  if (!isDrawerOpen) return null;
  return (
    <Suspense>
      <SettingsPanel />
    </Suspense>
  );
}
