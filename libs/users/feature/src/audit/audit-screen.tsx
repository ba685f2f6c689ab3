import type { AuditNames } from '@freightdesk/activity-contract';
import { AuditNamesContext, useAuditWords } from '@freightdesk/activity-ui/words';
import { useList } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ListPage, ListToolbar } from '@freightdesk/shared-ui';
import { type AuditEvent, listAuditEvents } from '@freightdesk/users-contract';
import { lazy, Suspense, useMemo, useState } from 'react';
import { auditColumns } from './audit-columns';
import { useAuditChoices } from './use-audit-choices';

/** Opened by a click, so it is fetched then. */
const EventPanel = lazy(() => import('./event-panel').then((chunk) => ({ default: chunk.EventPanel })));

/** Who did what, when, and what it changed. It can be read and never changed. */
function AuditScreen() {
  const { t } = useTranslation();
  const list = useList(listAuditEvents);
  const options = useAuditChoices(list.rows);
  const words = useAuditWords();
  const columns = useMemo(() => auditColumns(words), [words]);
  const [opened, open] = useState<AuditEvent | null>(null);

  return (
    <ListPage
      title={t('Audit trail')}
      list={list}
      columns={columns}
      onOpen={open}
      toolbar={<ListToolbar list={list} options={options} />}
      empty={{ title: t('Nothing happened yet'), text: t('Every change of a record is told here.') }}
    >
      <Suspense fallback={null}>{opened && <EventPanel event={opened} onClose={() => open(null)} />}</Suspense>
    </ListPage>
  );
}

/** The screen, with the names that the columns give to what the trail tells of. */
export const auditScreenWith = (names: readonly AuditNames[]) =>
  function Component() {
    return (
      <AuditNamesContext value={names}>
        <AuditScreen />
      </AuditNamesContext>
    );
  };
