export { Avatar } from './avatar/avatar';
export { AvatarGroup, type AvatarGroupProps } from './avatar/avatar-group';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm/confirm-dialog';
export { ConfirmHost, type Question, useConfirm } from './confirm/use-confirm';
export { useConfirmed } from './confirm/use-confirmed';
export { useLongAgoNote } from './confirm/use-long-ago-note';
export { DateFilter } from './date/date-filter';
export { YearSwitch } from './date/year-switch';
export { DraftOwner } from './draft/draft-owner';
export { forgetDrafts } from './draft/forget-drafts';
export { useKeptText } from './draft/use-kept-text';
export { AddressedRecord } from './faces/addressed-record';
export { EmptyState, type EmptyStateProps } from './faces/empty-state';
export { ErrorState, type ErrorStateProps } from './faces/error-state';
export { Loaded, type LoadedProps } from './faces/loaded';
export { LoadedPage } from './faces/loaded-page';
export { LoadingRows } from './faces/loading-rows';
export { ProblemAlert } from './faces/problem-alert';
export { shownProblem } from './faces/shown-problem';
export { FigureCard } from './figures/figure-card';
export { FigureGrid } from './figures/figure-grid';
export { SmallSelect } from './input/small-select';
export { useCopiedLink } from './input/use-copied-link';
export { useDrop } from './input/use-drop';
export { ExplainedFigure, type Working } from './figures/explained-figure';
export { FigureButton } from './figures/figure-button';
export { type Fact, FactList } from './layout/fact-list';
export { type Breadcrumb } from './layout/breadcrumb-trail';
export { type LeftPlace, leftPlaces, placesKey } from './layout/left-place';
export { PageHeader, type PageHeaderProps } from './layout/page-header';
export { SectionCard } from './layout/section-card';
export { SharedWidth, useFromWidth } from './layout/shared-width';
export { sideLine } from './layout/side-line';
export { useIsPhone } from './layout/use-is-phone';
export { type Arrangement, type ColumnChoice } from './list/arrangement';
export { type BulkForm, type BulkFormProps, type BulkAct, type BulkFile } from './list/bulk-act';
export { ChipButton, type ChipButtonProps } from './list/chip-button';
export { DataTable, type DataTableProps } from './list/data-table';
export { ListViewsContext, type ListViewsProps } from './list/list-views';
export { ListPage, type ListPageProps } from './list/list-page';
export { ListToolbar, type ListToolbarProps } from './list/list-toolbar';
export {
  type Column,
  type ListSource,
  type RowAction,
  type SortOrder,
  type TakeRows,
  type Translate,
} from './list/list-source';
export { ExportButton } from './list/export-button';
export { RowMenuList } from './list/row-menu-list';
export { type SmallColumn, SmallTable } from './list/small-table';
export { wholeList } from './list/whole-list';
export { PanelActions } from './panel/panel-actions';
export { SidePanel, type SidePanelProps } from './panel/side-panel';
export { useOpened } from './panel/use-opened';
export { SnackbarHost, useNotify } from './notify/snackbar-host';
export { useSavedFile } from './notify/use-saved-file';
export { useSaySaved } from './notify/use-say-saved';
export { ActsMenu } from './record/acts-menu';
export { MoreActs } from './record/more-acts';
export { RecordPage, type RecordPageProps, type RecordTab } from './record/record-page';
export { RecordTabs } from './record/record-tabs';
export { type Move, MovesCard } from './record/moves-card';
export { type Wait, Waits } from './record/waits';
export { RepeatLast, StartedFrom } from './record/started-from';
export { useOpenedRecord } from './record/use-opened-record';
export { PdfButton } from './sheet/pdf-button';
export { DrawnSheet } from './sheet/drawn-sheet';
export { PrintButton, Sheets } from './sheet/sheets';
export { BlobImage } from './values/blob-image';
export { DateText, InstantText } from './values/date-text';
export { fixedText } from './values/fixed-text';
export { formatInstant } from '@freightdesk/shared-calendar';
export { AmountText, MoneyText } from './values/money-text';
export { optionsOf } from './values/options-of';
export { saveFile } from './values/save-file';
export { StatusChip, type Tone } from './values/status-chip';
export { Unbroken } from './values/unbroken';
