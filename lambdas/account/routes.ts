import type * as confirmationContracts from '#contracts/account/confirmation.ts';
import type * as contracts from '#contracts/account/endpoints.ts';
import type * as factorContracts from '#contracts/account/second-factor.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { AccountServices } from './services.ts';
import { acceptInvitation } from './use-cases/accept-invitation.ts';
import { beginTotp, confirmTotp } from './use-cases/authenticator.ts';
import { changeUsername } from './use-cases/change-username.ts';
import { confirmSession } from './use-cases/confirm-session.ts';
import { deleteAccount } from './use-cases/delete-account.ts';
import { listDevices, revokeDevice, revokeOtherDevices } from './use-cases/devices.ts';
import { beginEmailChange, confirmEmailChange } from './use-cases/email-change.ts';
import { changePassword } from './use-cases/password.ts';
import { exportAccount, getAccount, updateAccount } from './use-cases/profile.ts';
import { beginFactorProof } from './use-cases/prove-factor.ts';
import {
  beginEmailFactor,
  confirmEmailFactor,
  disableSecondFactor,
  renewRecoveryCodes,
} from './use-cases/second-factor.ts';
import { undoEmailChange } from './use-cases/undo-email-change.ts';

export const accountRoutes = (
  services: AccountServices,
): RoutesOf<typeof contracts & typeof confirmationContracts & typeof factorContracts> => ({
  confirmSession: confirmSession(services),
  beginFactorProof: beginFactorProof(services),
  beginTotp: beginTotp(services),
  confirmTotp: confirmTotp(services),
  beginEmailFactor: beginEmailFactor(services),
  confirmEmailFactor: confirmEmailFactor(services),
  disableSecondFactor: disableSecondFactor(services),
  renewRecoveryCodes: renewRecoveryCodes(services),
  getAccount: getAccount(services),
  updateAccount: updateAccount(services),
  beginEmailChange: beginEmailChange(services),
  confirmEmailChange: confirmEmailChange(services),
  acceptInvitation: acceptInvitation(services),
  undoEmailChange: undoEmailChange(services),
  changeUsername: changeUsername(services),
  changePassword: changePassword(services),
  listDevices: listDevices(services),
  revokeDevice: revokeDevice(services),
  revokeOtherDevices: revokeOtherDevices(services),
  exportAccount: exportAccount(services),
  deleteAccount: deleteAccount(services),
});
