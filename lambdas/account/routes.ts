import type { registry } from '#contracts/registry.ts';
import type { Routes } from '#lambdas/platform/http/api-handler.ts';
import type { AccountServices } from './services.ts';
import { finishTotp, startTotp } from './use-cases/authenticator.ts';
import { changeUsername } from './use-cases/change-username.ts';
import { confirmSession } from './use-cases/confirm-session.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { endDevice, endOtherDevices, ownDevices } from './use-cases/devices.ts';
import { finishEmailChange, startEmailChange } from './use-cases/email-change.ts';
import { changePassword } from './use-cases/password.ts';
import { changeAccount, readAccount, takeOutAccount } from './use-cases/profile.ts';
import { startFactorProof } from './use-cases/prove-factor.ts';
import { finishEmailFactor, renewCodes, startEmailFactor, switchOff } from './use-cases/second-factor.ts';
import { undoEmailChange } from './use-cases/undo-email-change.ts';

export const accountRoutes = (services: AccountServices): Omit<Routes<(typeof registry)['account']>, 'listTips'> => ({
  confirmSession: confirmSession(services),
  beginFactorProof: startFactorProof(services),
  beginTotp: startTotp(services),
  confirmTotp: finishTotp(services),
  beginEmailFactor: startEmailFactor(services),
  confirmEmailFactor: finishEmailFactor(services),
  disableSecondFactor: switchOff(services),
  renewRecoveryCodes: renewCodes(services),
  getAccount: readAccount(services),
  updateAccount: changeAccount(services),
  beginEmailChange: startEmailChange(services),
  confirmEmailChange: finishEmailChange(services),
  undoEmailChange: undoEmailChange(services),
  changeUsername: changeUsername(services),
  changePassword: changePassword(services),
  listDevices: ownDevices(services),
  revokeDevice: endDevice(services),
  revokeOtherDevices: endOtherDevices(services),
  exportAccount: takeOutAccount(services),
  deleteAccount: deleteAccount(services),
});
