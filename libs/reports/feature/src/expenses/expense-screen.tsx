import { expenseReport, readExpenses } from '@freightdesk/reports-contract';
import { ReportScreen } from '../report/report-screen';
import { useReport } from '../report/use-report';
import { expenseNaming } from './expense-naming';
import { useOpenExpense } from './use-open-expense';

/** What was spent in a period: what jobs cost, and what the house costs. */
export function Component() {
  const shown = useReport(expenseReport, readExpenses);
  const { groupBy } = shown.asked;
  const onOpen = useOpenExpense(groupBy, shown.address);
  return <ReportScreen {...shown} naming={expenseNaming[groupBy]} idOf={({ key }) => key} onOpen={onOpen} />;
}
