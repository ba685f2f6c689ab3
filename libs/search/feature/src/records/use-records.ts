import { keepOldRows, messageOf, problemOf, queryOf } from '@freightdesk/data-access-api';
import { searchRecords, type SearchAnswer } from '@freightdesk/search-contract';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { type RecordEntry, type UseRecords, useRecordPage } from '@freightdesk/shared-route';
import { useAuthContext } from '@freightdesk/shared-session';
import { noteRecent, recentRecords } from '@freightdesk/shared-session/recent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKindNames } from './use-kind-names';
import { usePaused } from './use-paused';

/** One letter says nothing yet. */
const fewest = 2;

type Say = ReturnType<typeof useSay>;

type Named = Pick<RecordEntry, 'number' | 'title'> & Partial<RecordEntry> & { record: string; id: string };

/** Makes an entry of a record whose page is known; it is among the last opened once it was opened. */
function useEntryOf() {
  const pageOf = useRecordPage();
  const navigate = useNavigate();
  const { user } = useAuthContext();
  return ({ record, id, number, title, ...rest }: Named, kind: string): RecordEntry[] => {
    const page = pageOf(record, id);
    if (page === null) return [];
    const run = () => {
      if (user) noteRecent(user, { record, id, number, title });
      void navigate(page);
    };
    return [{ subtitle: null, matched: null, ...rest, key: `${record} ${id}`, kind, number, title, run }];
  };
}

const notesOf = (answer: SearchAnswer | undefined, say: Say) =>
  (answer?.warnings ?? []).map(({ message, text, values, repairs }) => ({
    text: say({ message: text ?? message, ...(values && { values }) }),
    repairs,
  }));

function failureOf(error: Error, say: Say): string {
  const { text, values } = problemOf(error) ?? {};
  return say({ message: text ?? messageOf(error), ...(values && { values }) });
}

/** Records for the palette: what the server finds by what was typed, and before that what the person had open last. */
export const useRecords: UseRecords = (typed) => {
  const { t } = useTranslation();
  const say = useSay();
  const { user } = useAuthContext();
  const wanted = typed.trim();
  const q = usePaused(wanted);
  const isAsked = q.length >= fewest;
  const query = useQuery({ ...queryOf(searchRecords, { q }), ...keepOldRows, enabled: isAsked });
  const kindName = useKindNames();
  const entryOf = useEntryOf();
  // As they were when the palette opened.
  const [recent] = useState(() => (user ? recentRecords(user) : []));
  const answer = wanted.length >= fewest ? query.data : undefined;
  const hits = answer?.data.hits ?? [];

  return {
    entries:
      wanted === ''
        ? recent.flatMap((record) => entryOf({ ...record, subtitle: kindName(record.record) }, t('Opened last')))
        : hits.flatMap((hit) => entryOf(hit, kindName(hit.record))),
    isLooking: wanted.length >= fewest && (q !== wanted || query.isFetching),
    failure:
      isAsked && query.error ? { message: failureOf(query.error, say), retry: () => void query.refetch() } : null,
    notes: q === wanted ? notesOf(answer, say) : [],
  };
};
