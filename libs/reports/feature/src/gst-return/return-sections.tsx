import { gstOf, type GstReturn, sectionLabel } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DataTable, wholeList } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { figureColumns } from '../report/figures';
import { boughtSections } from './return-choices';

/** A section as the table shows it. */
export interface SectionLine {
  id: string;
  name: string;
  isBought: boolean;
}

const columns: readonly Column<SectionLine>[] = [
  { id: 'name', header: 'Section of the return', width: 380, cell: ({ name }) => name },
  ...figureColumns<SectionLine>({
    taxablePaise: { label: 'Taxable value' },
    cgstPaise: { label: 'CGST', isAside: true },
    sgstPaise: { label: 'SGST / UTGST', isAside: true },
    igstPaise: { label: 'IGST', isAside: true },
    taxPaise: { label: 'Total tax' },
  }),
];

interface ReturnSectionsProps {
  query: { error: unknown; refetch: () => unknown };
  told: GstReturn | undefined;
  onOpen: (line: SectionLine) => void;
  /** Which return, of which month. */
  children: ReactNode;
}

/** What each section of a return comes to; each leads to the documents of its month. */
export function ReturnSections({ query, told, onOpen, children }: ReturnSectionsProps) {
  const { t } = useTranslation();
  const rows = told?.sections.map(({ section, ...figures }) => ({
    ...figures,
    id: section,
    name: t(sectionLabel[section] ?? section),
    isBought: boughtSections.includes(section),
    taxPaise: gstOf(figures),
  }));
  return (
    <DataTable
      label={t('Sections')}
      list={wholeList({ rows, error: query.error, refetch: query.refetch })}
      columns={columns}
      onOpen={onOpen}
      toolbar={
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', padding: 2 }}>
          {children}
        </Stack>
      }
      empty={{ title: t('No tax moved in these days') }}
    />
  );
}
