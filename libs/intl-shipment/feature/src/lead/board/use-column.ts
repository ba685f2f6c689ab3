import { call, keyOf } from '@freightdesk/data-access-api';
import { isOpenLead, type LeadStage, listLeads } from '@freightdesk/intl-shipment-contract';
import type { ListInput } from '@freightdesk/shared-endpoint';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** As many cards as a screen shows at once. */
const perPage = 20;

/** The leads of one stage as the list has them, the one whose follow-up is next before others unless another order is asked for. */
export function useColumn(stage: LeadStage, asked: ListInput) {
  const input: ListInput = {
    sort: isOpenLead(stage) ? 'nextFollowUpAt' : '-date,-number',
    ...asked,
    stage,
    pageSize: perPage,
  };
  const query = useInfiniteQuery({
    queryKey: keyOf(listLeads, { board: input }),
    queryFn: ({ pageParam, signal }) =>
      call(listLeads, { ...input, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const [first] = query.data?.pages ?? [];
  return {
    leads: query.data?.pages.flatMap(({ data }) => data) ?? [],
    count: first ? `${first.total}${first.totalIsExact ? '' : '+'}` : '',
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isMore: query.isFetchingNextPage,
  };
}
