/** Finds njs, the engine that CloudFront runs functions with, or gets it from the system's packages when root. */
import { canInstall, findCommand, installPackage } from './system-packages.ts';

export const installedNjs = (): string | undefined => findCommand('njs');

/** Without it the functions run only in Node, and the test run says so. */
export const ensureNjs = (): void => {
  if (installedNjs()) return;
  if (canInstall()) {
    console.log('Installing njs with apt-get, to run the functions of CloudFront in its own engine ...');
    installPackage('njs');
  }
  if (!installedNjs())
    console.log('njs is not installed: the functions of CloudFront are run in Node, and not in their own engine.');
};
