/** Finds Poppler's commands, which read PDF files, or gets them from the system's packages when root. */
import { canInstall, findCommand, installPackage } from './system-packages.ts';

export const hasPoppler = (): boolean => ['pdftotext', 'pdfinfo', 'pdftoppm'].every((name) => findCommand(name));

/** Without them it is not tested what a reader of PDF files sees, and the test run says so. */
export const ensurePoppler = (): void => {
  if (hasPoppler()) return;
  if (canInstall()) {
    console.log('Installing poppler-utils with apt-get, to read PDF files ...');
    installPackage('poppler-utils');
  }
  if (!hasPoppler()) console.log('poppler-utils is not installed: PDF files are made, and not read.');
};
