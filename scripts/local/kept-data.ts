/** What is kept in the data folder. `npm start -- --reset` deletes all of it, and nothing that a person wrote there. */
export const keptData = {
  tables: 'dynamodb',
  /** The changes of tables that another server keeps. */
  tableChanges: 'dynamodb-changes',
  buckets: 's3',
  mail: 'mail',
  userPools: 'cognito',
  schedules: 'scheduler',
  queues: 'sqs',
  /** What calls have put; what an operator writes is in `parameters.json`, which stays. */
  parameters: 'ssm.jsonl',
  triggers: 'triggers.json',
  seed: 'seed-stamp',
};
