import { newForm, type SliceAudited, type SliceSamples } from '#test/security/sample.ts';

export const samples = (({ product }) => ({
  listUsers: () => ({}),
  createUser: () => ({ body: newForm() }),
  updateUser: async () => ({ path: `/users/update/${(await product.newUser()).id}`, body: { isAdmin: true } }),
  deleteUser: async () => ({ path: `/users/delete/${(await product.newUser()).id}` }),
  mailUser: async () => ({
    path: `/api/admin/users/${(await product.newUser()).id}/mail`,
    body: { subject: 'Your fitting', text: 'Tuesday at five.' },
  }),
  changeGroupMembers: async () => ({
    body: { group: 'vip', action: 'add', userIds: [(await product.newUser()).id] },
  }),
  exportUsers: () => ({ body: { search: 'dancer', sort: 'created' } }),
})) satisfies SliceSamples;

export const audited: SliceAudited = {
  createUser: ['user.create'],
  updateUser: ['user.update'],
  deleteUser: ['user.delete'],
  mailUser: ['user.mail'],
  changeGroupMembers: ['user.addToGroup'],
  exportUsers: ['user.export'],
};
