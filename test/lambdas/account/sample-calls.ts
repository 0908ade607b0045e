import { newForm, type SliceSamples } from '#test/security/sample.ts';
import { someSession } from '#test/security/some-session.ts';
import { password } from '#test/support/product.ts';

export const samples = (({ product, people }) => {
  const withPassword = () => ({ body: { password } });

  return {
    confirmSession: withPassword,
    beginFactorProof: withPassword,
    beginTotp: withPassword,
    confirmTotp: async (caller) => ({ body: { code: (await people.beginAuthenticator(caller))() } }),
    beginEmailFactor: withPassword,
    confirmEmailFactor: async (caller) => ({ body: { code: await people.factorCode(caller) } }),
    disableSecondFactor: withPassword,
    renewRecoveryCodes: withPassword,
    getAccount: () => ({}),
    async updateAccount({ token }) {
      const { version } = (await product.send('GET /api/account', { token })).body;
      return { body: { version, location: 'Haifa' } };
    },
    async beginEmailChange({ token }) {
      await product.confirm(token);
      return { body: { email: newForm().email } };
    },
    async confirmEmailChange({ token }) {
      const { email } = newForm();
      await product.confirm(token);
      await product.send('POST /api/account/email', { token, body: { email } });
      return { body: { code: await product.mailedCode(email) } };
    },
    async acceptInvitation() {
      const { password: _none, ...form } = newForm();
      await product.send('POST /users/create', { token: await product.admin(), body: form });
      return { body: { ...(await product.invitationLink(form.email)), password } };
    },
    async undoEmailChange() {
      const { id, email } = await product.newUser();
      const body = { email: newForm().email };
      await product.send(`PATCH /users/update/${id}`, { token: await product.admin(), body });
      return { body: await product.undoLink(email) };
    },
    async changeUsername({ token }) {
      await product.confirm(token);
      return { body: { username: newForm().username } };
    },
    changePassword: () => ({ body: { currentPassword: password, newPassword: 'Pas-de-deux-at-ten!' } }),
    listDevices: () => ({}),
    revokeDevice: async (caller) => ({ path: `/api/account/devices/${await someSession(product, people, caller)}` }),
    revokeOtherDevices: () => ({}),
    exportAccount: () => ({}),
    deleteAccount: withPassword,
  };
}) satisfies SliceSamples;
