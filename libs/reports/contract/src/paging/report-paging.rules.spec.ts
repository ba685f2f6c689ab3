import { reportPaging } from './report-paging.rules';

describe('the rows of a report', () => {
  it.each([
    ['nothing at all', {}, 0, { page: 1, pageSize: 1 }],
    ['as many as fit', {}, 5000, { page: 1, pageSize: 5000 }],
    ['one too many', {}, 5001, { page: 1, pageSize: 100 }],
    ['a page that was asked for', { page: 3 }, 400, { page: 3, pageSize: 100 }],
    ['a size that was asked for', { pageSize: 25 }, 9000, { page: 1, pageSize: 25 }],
  ])('with %s', (_name, asked, total, expected) => {
    expect(reportPaging(asked, total)).toEqual({ ...expected, total });
  });
});
