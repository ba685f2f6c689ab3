import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { ListViewsProps } from '@freightdesk/shared-ui';
import { listViews, type SavedView } from '@freightdesk/views-contract';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Tab } from './tab';
import { useViewActions } from './use-view-actions';

/** What opens over a page is no part of a list of which nobody has kept a view. */
const ViewMenu = lazy(async () => ({ default: (await import('./view-menu')).ViewMenu }));

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog')).ViewDialog }));

const DeletedView = lazy(async () => ({ default: (await import('./deleted-view')).DeletedView }));

const none: readonly SavedView[] = [];

/** The views of a list: all rows, one's own, and those that the role shares. */
export function ViewTabs(props: ListViewsProps) {
  const { list, query, view: openId, openView, arrange } = props;
  const { t } = useTranslation();
  const { data: views = none } = useQuery(queryOf(listViews, { list }));
  const [edited, setEdited] = useState<'new' | SavedView | null>(null);
  const [deleted, setDeleted] = useState<SavedView | null>(null);
  const openOne = views.find(({ id }) => id === openId);

  const open = (view: SavedView, how?: { replace: boolean }) => {
    arrange(view.columns ?? undefined, view.id);
    openView(view.query, view.id, how);
  };
  const begin = useEffectEvent(() => {
    const first = views.find(({ isDefault }) => isDefault);
    // Whoever was led here by a link wants what the link says.
    if (first && query === '' && openId === null) open(first, { replace: true });
  });
  const areHere = views !== none;
  useEffect(() => {
    if (areHere) begin();
  }, [areHere]);
  const goTo = (view: SavedView) => {
    setDeleted(null);
    open(view);
  };
  const leave = (view: SavedView) => {
    openView('', null);
    setDeleted(view);
  };
  const actions = useViewActions({ ...props, onRename: setEdited, onDeleted: leave });

  return (
    <>
      <Stack
        direction="row"
        role="group"
        aria-label={t('Views')}
        sx={{ gap: 0.5, minInlineSize: 0, overflowX: 'auto', overflowY: 'hidden' }}
      >
        <Tab isOn={openId === null} onClick={() => openView('', null)}>
          {t('All')}
        </Tab>
        {views.map((view) => (
          <Tab
            key={view.id}
            isOn={view.id === openId}
            onClick={() => goTo(view)}
            title={view.isMine ? undefined : t('Shared by {{name}}', { name: view.owner.name })}
          >
            {view.name}
            {view.id === openId && view.query !== query ? <span title={t('Changed')}> •</span> : null}
          </Tab>
        ))}
      </Stack>
      <Suspense>{openOne?.isMine && <ViewMenu actions={actions(openOne)} />}</Suspense>
      <Suspense>{deleted && <DeletedView key={deleted.id} view={deleted} onBack={goTo} />}</Suspense>
      <Button size="small" onClick={() => setEdited('new')} sx={{ flexShrink: 0 }}>
        {t('Save view')}
      </Button>
      <Suspense>
        {edited && <ViewDialog {...props} edited={edited} onSaved={goTo} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}
