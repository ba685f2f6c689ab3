import { fileName, namesProgram } from './file-name';

describe('the name of a file', () => {
  it.each([
    ['logo.png', 'logo.png'],
    ['POD 14-Apr.PNG', 'POD 14-Apr.png'],
    ['photo.jpeg', 'photo.png'],
    ['रसीद.png', 'रसीद.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\Asha\\logo.png', 'logo.png'],
    ['a\0b\u0007.png', 'ab.png'],
    ['in\r\nvoice.png', 'invoice.png'],
    ['gpj.\u202egnp.png', 'gpj.gnp.png'],
    ['<b>:"|?*.png', 'b.png'],
    ['...hidden...', 'hidden.png'],
    ['CON', '_CON.png'],
    ['nul.png', '_nul.png'],
    ['com1.tar.png', '_com1.tar.png'],
    ['console.png', 'console.png'],
    ['', 'file.png'],
    ['.png', 'file.png'],
    ['///', 'file.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.png`],
    ['\ud800.png', 'file.png'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(fileName(sent, 'image/png')).toBe(kept);
  });

  it.each([
    ['invoice.html', true],
    ['invoice.SVG', true],
    ['setup.exe', true],
    ['setup.exe\0', true],
    ['setup.exe. ', true],
    ['a/b.php7', true],
    ['logo', false],
    ['logo.png', false],
    ['setup.exe.png', false],
    ['Dr. Rao', false],
    ['scan.2026', false],
  ])('%j is that of a program: %p', (sent, isProgram) => {
    expect(namesProgram(sent)).toBe(isProgram);
  });
});
