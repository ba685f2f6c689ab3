import { imoNumberProblem } from './imo-number.rules';

describe('IMO ship numbers', () => {
  it.each([
    ['IMO 9074729', 'tickerdossier.com'],
    ['IMO 9319466', 'arthurdejong/python-stdnum stdnum/imo.py'],
    ['8814275', 'arthurdejong/python-stdnum stdnum/imo.py'],
    ['7625811', 'tarkistusmerkit.teppovuori.fi'],
  ])('%s is one (%s)', (number) => {
    expect(imoNumberProblem(number)).toBeNull();
  });

  it.each(['8814274', '881427', 'MAERSK', ''])('%p is doubted', (text) => {
    expect(imoNumberProblem(text)).not.toBeNull();
  });
});
