import { formatNumber, type SeriesKind, seriesKinds } from '@freightdesk/company-contract';
import { type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import type { Row } from '../store/sheets';

interface Series {
  id: string;
  kind: SeriesKind;
  holder: string;
  prefix: string;
  width: number;
  isNew: boolean;
  /** How far it has counted in each fiscal year. */
  last: Map<string, number>;
}

interface Named {
  kind: SeriesKind;
  /** Whose series it is: a GSTIN, a branch's code, a variant, or nobody's where the company has one for all. */
  holder?: string;
  prefix?: string | undefined;
}

/** Prefix and width together (CGST Rules, rule 46(b)). */
const room = 9;

/** Every series of the company, counted here while its documents are made, and written at the end. */
export class Numbers {
  readonly #series = new Map<string, Series>();

  /** One that is in the store already. */
  know(series: Omit<Series, 'isNew' | 'last'>): void {
    this.#series.set(`${series.kind} ${series.holder}`, { ...series, isNew: false, last: new Map() });
  }

  take(date: BusinessDate, { kind, holder = '', prefix }: Named): string {
    const series = this.#series.get(`${kind} ${holder}`) ?? this.open({ kind, holder, prefix });
    const { label: fiscalYear } = fiscalYearOf(date);
    const sequence = (series.last.get(fiscalYear) ?? 0) + 1;
    series.last.set(fiscalYear, sequence);
    return formatNumber({ ...series, fiscalYear, sequence });
  }

  open({ kind, holder = '', prefix: wanted }: Named): Series {
    const prefix = wanted ?? seriesKinds[kind].prefix ?? holder;
    const width = Math.min(seriesKinds[kind].width, room - prefix.length);
    const opened = { id: newId(), kind, holder, prefix, width, isNew: true, last: new Map<string, number>() };
    this.#series.set(`${kind} ${holder}`, opened);
    return opened;
  }

  opened(): Row<'numberSeries'>[] {
    return [...this.#series.values()]
      .filter(({ isNew }) => isNew)
      .map(({ id, kind, holder, prefix, width }) => ({ id, kind, holder, prefix, width }));
  }

  counters(): Row<'numberCounter'>[] {
    return [...this.#series.values()].flatMap(({ id, last }) =>
      [...last].map(([fiscalYear, count]) => ({ seriesId: id, fiscalYear, last: count })),
    );
  }
}
