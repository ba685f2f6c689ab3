import { type EntryKind, readTimeline, type TimelineQuery } from '@freightdesk/activity-contract';
import { call, keyOf } from '@freightdesk/data-access-api';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RecordOnPage } from '../record-on-page';

const firstPage: string | null = null;

/** The timeline of a record, page by page as it is asked for. A later version of the record has more to tell. */
export function useTimeline({ record, recordId, version }: RecordOnPage, kind: EntryKind | null) {
  const asked: TimelineQuery = { record, recordId, ...(kind !== null && { kind }) };
  const query = useInfiniteQuery({
    queryKey: [...keyOf(readTimeline, asked), version],
    queryFn: ({ signal, pageParam }) =>
      call(readTimeline, { ...asked, ...(pageParam !== null && { after: pageParam }) }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.nextCursor,
  });
  const [first] = query.data?.pages ?? [];
  return { ...query, first, entries: query.data?.pages.flatMap(({ data }) => data) ?? [] };
}
