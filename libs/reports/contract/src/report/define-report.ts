/** What narrows a report. One of a party or an account is named by the member `named` of the rows it leaves. */
export type ReportFilter =
  | { readonly kind: 'id'; readonly label: string; readonly named: string }
  | { readonly kind: 'text'; readonly label: string }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly labels: Readonly<Record<string, string>>;
      /** What no choice is called where all are offered at once; without it the choice is made elsewhere and only shown. */
      readonly all?: string;
    };

/** An amount of a row, which is added up over all rows. */
export interface ReportFigure {
  readonly label: string;
  /** Left out on a phone. */
  readonly isAside?: boolean;
  /** Written with its side of the ledger. */
  readonly isBalance?: boolean;
}

export interface ReportDefinition {
  readonly title: string;
  /** What a row may stand for; the first where nothing is asked. */
  readonly groupings: Readonly<Record<string, string>>;
  /** In the order in which they are shown. */
  readonly filters: Readonly<Record<string, ReportFilter>>;
  readonly figures: Readonly<Record<string, ReportFigure>>;
  /** What is said where there are no rows. */
  readonly empty: { readonly title: string; readonly text?: string };
}

export type GroupingOf<Report extends ReportDefinition> = keyof Report['groupings'] & string;
export type FigureOf<Report extends ReportDefinition> = keyof Report['figures'] & string;

type ValueOf<Filter extends ReportFilter> = Filter extends { readonly labels: Readonly<Record<infer Value, string>> }
  ? Value
  : string;
export type FiltersOf<Report extends ReportDefinition> = {
  [Name in keyof Report['filters']]?: ValueOf<Report['filters'][Name]> | undefined;
};

/** What a report is asked for: its days, what narrows it, what a row stands for, and a page of the rows. */
export type AskedOf<Report extends ReportDefinition> = FiltersOf<Report> & {
  from?: string | undefined;
  to?: string | undefined;
  groupBy?: GroupingOf<Report> | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
};

/**
 * Says once what a report is asked for and adds up: its query and answer are held against it, the server reads what is asked by
 * it, the screen shows its filters, columns and totals. Light on purpose: a screen carries it.
 */
export const defineReport = <const Report extends ReportDefinition>(report: Report): Report => report;
