import type { ReportDefinition, ReportFilter } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ChoiceButtons } from './choice-buttons';
import { FilterChip } from './filter-chip';
import type { ReportAddress } from './use-report-address';

interface ReportFiltersProps {
  report: ReportDefinition;
  address: ReportAddress;
  groupBy: string;
  /** A row of what is left, which names what the report is narrowed to. */
  first: object | undefined;
}

interface FilterProps {
  name: string;
  filter: ReportFilter;
  address: ReportAddress;
  first: object | undefined;
}

const memberOf = (row: object | undefined, name: string): string | null => {
  const value: unknown = row && Reflect.get(row, name);
  return typeof value === 'string' ? value : null;
};

function ReportFilterOf({ name, filter, address, first }: FilterProps) {
  const { t } = useTranslation();
  const value = address.params.get(name);
  if (filter.kind === 'id') {
    return <FilterChip address={address} name={name} label={t(filter.label)} value={memberOf(first, filter.named)} />;
  }
  if (filter.kind === 'text') return <FilterChip address={address} name={name} label={t(filter.label)} value={value} />;
  const { all, labels } = filter;
  if (all === undefined) {
    return <FilterChip address={address} name={name} label={t(labels[value ?? ''] ?? filter.label)} />;
  }
  return (
    <ChoiceButtons
      label={t(filter.label)}
      labels={{ ALL: all, ...labels }}
      value={value !== null && Object.hasOwn(labels, value) ? value : 'ALL'}
      onChange={(choice) => address.change({ [name]: choice === 'ALL' ? null : choice })}
    />
  );
}

/** What narrows a report, and what its rows stand for. */
export function ReportFilters({ report: { filters, groupings }, address, groupBy, first }: ReportFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      {Object.entries(filters).map(([name, filter]) => (
        <ReportFilterOf key={name} name={name} filter={filter} address={address} first={first} />
      ))}
      {Object.keys(groupings).length > 0 && (
        <ChoiceButtons
          label={t('Rows')}
          labels={groupings}
          value={groupBy}
          onChange={(choice) => address.change({ groupBy: choice })}
        />
      )}
    </>
  );
}
