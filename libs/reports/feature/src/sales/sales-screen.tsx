import { readSales, salesReport } from '@freightdesk/reports-contract';
import { RegisterScreen } from '../register/register-screen';

/** The sale register: what was invoiced in a period, head by head. */
export const Component = () => <RegisterScreen report={salesReport} endpoint={readSales} type="SALE" />;
