import type { registry } from '#contracts/registry.ts';
import type { Routes } from '#lambdas/platform/http/api-handler.ts';
import { finishTotp, startTotp } from './authenticator.ts';
import { changeUsername } from './change-username.ts';
import { confirmSession } from './confirm-session.ts';
import { deleteAccount } from './delete-account.ts';
import { endDevice, endOtherDevices, ownDevices } from './devices.ts';
import { finishEmailChange, startEmailChange } from './email-change.ts';
import { changePassword } from './password.ts';
import { changeAccount, readAccount, takeOutAccount } from './profile.ts';
import { startFactorProof } from './prove-factor.ts';
import { finishEmailFactor, renewCodes, startEmailFactor, switchOff } from './second-factor.ts';
import type { AccountServices } from './services.ts';
import { undoEmailChange } from './undo-email-change.ts';

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
