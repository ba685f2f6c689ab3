import { getCompany, getLogo } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { BlobImage } from '@freightdesk/shared-ui';
import { useQuery } from '@tanstack/react-query';

/**
 * The company's picture at the head of its documents. Without one, or where it could not be read, there is nothing: the
 * document is whole without it.
 */
export function SheetLogo({ supplierName }: { supplierName: string }) {
  const company = useQuery(queryOf(getCompany, undefined));
  const id = company.data?.logoId ?? undefined;
  // What an id names never changes.
  const logo = useQuery({ ...queryOf(getLogo, { id }), enabled: id !== undefined, staleTime: Infinity });
  if (!id || !logo.data) return null;
  const size = { display: 'block', maxInlineSize: 240, maxBlockSize: 72, marginBlockEnd: 1 };
  return <BlobImage blob={logo.data} alt={supplierName} sx={size} />;
}
