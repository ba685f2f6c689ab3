import { getLogo } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { BlobImage, ErrorState } from '@freightdesk/shared-ui';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';

/** What an id names never changes. */
const forGood = { staleTime: Infinity };

export function LogoPicture({ id, companyName }: { id: string; companyName: string }) {
  const { data, error, refetch } = useQuery({ ...queryOf(getLogo, { id }), ...forGood });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" width={160} height={64} />;
  return <BlobImage blob={data} alt={companyName} sx={{ display: 'block', maxInlineSize: 240, maxBlockSize: 96 }} />;
}
