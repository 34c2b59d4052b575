import { DurableObject } from "cloudflare:workers";
import type { Mail } from "../../../../app/contract/development.ts";
import type { Settings } from "../../../../app/contract/site.ts";
import type { Result } from "../../../../app/domain/result.ts";
import { clock } from "../../clock.ts";
import type { SiteEnv } from "./site-env.ts";
import { envOf, siteOfObject } from "../../sites.ts";
import { chooseProvider } from "../../providers/payment/choose-provider.ts";
import type { OutgoingMail } from "../../providers/mail/mail-provider.ts";
import { migrate } from "../migrate.ts";
import { objectsOf } from "../objects.ts";
import { deliverChannel, type OutboxEvent } from "../outbox.ts";
import { listAccounting, type AccountingEntry } from "./erased/accounting.ts";
import { changeCompany, type Company, creditorOf } from "./settings/company.ts";
import { totals } from "./counters.ts";
import { keepDemoLogin, listDemoLogins, type DemoLogin } from "./demo-logins.ts";
import { DebitCalls } from "./debits/debit-calls.ts";
import { TransferCalls } from "./debits/transfer-calls.ts";
import { DiscountCalls } from "./discounts/discount-calls.ts";
import { checkDisk } from "./disk-check.ts";
import { endForgotten } from "./erased/forgotten-members.ts";
import { keepMail, listMails } from "./mailbox.ts";
import { MemberCalls } from "./operators/members/member-calls.ts";
import type { LinkMaker } from "./operators/cases/appeal-links.ts";
import { CaseCalls } from "./operators/cases/case-calls.ts";
import { sendContactMail } from "./operators/cases/contact-mail.ts";
import { endEvidence } from "./operators/cases/evidence-end.ts";
import { ExpectedReports } from "./operators/cases/expected-reports.ts";
import { SupportCalls } from "./operators/cases/support-calls.ts";
import { removeEvidence } from "./operators/cases/remove-evidence.ts";
import { QueueCalls, type Surroundings } from "./operators/queue/queue-calls.ts";
import { nextJob } from "./next-job.ts";
import { PageCalls } from "./pages/page-calls.ts";
import { PriceCalls } from "./prices/price-calls.ts";
import { PaymentRecordCalls } from "./payments/payment-record-calls.ts";
import { reconcile } from "./payments/reconcile.ts";
import { receive, type SiteEvent } from "./receive.ts";
import { siteSchema } from "./schema.ts";
import { SettingCalls } from "./settings/setting-calls.ts";
import { takeSmsCode } from "./sms-codes.ts";
import { changeSettings, readSettings } from "./settings/stored-settings.ts";
import { readValue, writeValue } from "./key-values.ts";
import { claimWebhookToken, type WebhookToken } from "./webhook-tokens.ts";
import { TestPaymentCalls } from "./test-provider/test-payment-calls.ts";

/** A site (design §1): what is true for everybody, and the mail and money of a demonstration. */
export class Site extends DurableObject<SiteEnv> {
  readonly #sql: SqlStorage;
  readonly #expectedReports = new ExpectedReports();

  constructor(context: DurableObjectState, env: SiteEnv) {
    super(context, envOf(env, siteOfObject(context)));
    migrate(context.storage, siteSchema);
    this.#sql = context.storage.sql;
  }

  /** What waits for operators, and what they did. */
  get queues() {
    return new QueueCalls(this.#around);
  }

  /** What operators do with members. */
  get members() {
    return new MemberCalls({ ...this.#around, deliver: () => this.#deliver() }, this.#links);
  }

  /** Discount codes. */
  get discounts() {
    return new DiscountCalls(this.ctx.storage);
  }

  /** The embedded test provider. */
  get testPayments() {
    return new TestPaymentCalls(this.#sql);
  }

  /** Bundles and prices. */
  get prices() {
    return new PriceCalls(this.ctx.storage);
  }

  /** What operators change of its settings, and of who runs it. */
  get settingChanges() {
    return new SettingCalls(this.ctx.storage, this.env, this.#name);
  }

  /** Pages that operators write. */
  get pages() {
    return new PageCalls(this.ctx.storage);
  }

  /** Payments of all members. */
  get payments() {
    return new PaymentRecordCalls(this.ctx.storage);
  }

  /** Direct debits that the bank is handed as files. */
  get debits() {
    return new DebitCalls(this.#around, this.env, this.#name);
  }

  /** Refunds of these, which go back by hand. */
  get transfers() {
    return new TransferCalls(this.#around);
  }

  /** Reports, complaints and appeals. */
  get cases() {
    return new CaseCalls(this.#around, this.#links, this.#expectedReports);
  }

  /** Questions to the support. */
  get support() {
    return new SupportCalls(this.#around, this.#links);
  }

  override async alarm(): Promise<void> {
    await this.#deliver();
    await deliverChannel(this.#sql, (event) => this.#mailContact(event), "external");
    this.ctx.storage.transactionSync(() => endEvidence(this.#sql));
    endForgotten(this.#sql);
    await removeEvidence(this.#sql, this.env, { all: false });
    const books = { storage: this.ctx.storage, site: this.#name };
    await reconcile({ ...books, provider: chooseProvider(this.env, () => this) });
    this.#schedule();
  }

  /** Brings decisions of operators to whom they are about, and to the site itself. */
  async #deliver(): Promise<void> {
    const objects = objectsOf(this.env, this.#name);
    await deliverChannel(this.#sql, ({ target, ...event }) =>
      target === "site" ? this.receive(event) : objects.target(target).receive(event),
    );
    this.#schedule();
  }

  async #mailContact(event: OutboxEvent): Promise<void> {
    const keep = async (outgoing: OutgoingMail) => this.keepMail(outgoing);
    const own = { env: this.env, site: this.#name, settings: this.settings(), company: this.company(), keep };
    await sendContactMail(event, own);
  }

  get #around(): Surroundings {
    return { storage: this.ctx.storage, schedule: () => this.#schedule() };
  }

  /** An object's name is its site's. */
  get #name(): string {
    return siteOfObject(this.ctx);
  }

  get #links(): LinkMaker {
    return { secret: this.env.TOKEN_SECRET, origin: this.env.PUBLIC_ORIGIN, site: this.#name };
  }

  #schedule(): void {
    const due = nextJob(this.#sql);
    if (due < Infinity) void this.ctx.storage.setAlarm(Math.max(due - clock.offset(), Date.now()));
  }

  /** What is stored over the defaults. Ask `settingsOf`, which keeps the answer for a while. */
  settings(): Settings {
    return readSettings(this.#sql, this.env, this.#name);
  }

  /** Changes some settings; the others stay. */
  changeSettings(changes: Partial<Settings>): void {
    changeSettings(this.#sql, changes);
  }

  /** Who runs the site: what is stored over the defaults. Spec §3. */
  company(): Company {
    return creditorOf(this.#sql, this.env);
  }

  /** One code by SMS for this telephone, or `direct_debit_codes`. */
  takeSmsCode(code: { key: string; number: string }): Result {
    return this.ctx.storage.transactionSync(() => takeSmsCode(this.#sql, code));
  }

  /** Changes what is known of the company; a later `added` is a new version of the terms (spec §9). */
  changeCompany(changes: Partial<Company>): void {
    changeCompany(this.#sql, changes);
  }

  /** Fails when nothing can be written (disk-check.ts). */
  async checkDisk(now: number): Promise<void> {
    checkDisk(this.#sql, now);
  }

  /**
   * Outbox events of members: `count` (a counter), `inspect_photo` and `photo_gone`, `inspect_text` and `text_gone`,
   * `discount_used`, `payment_changed`, `refund_proposed`, `refund_decided`, `receipt`, `debit_waits`, `mandate_ended`, `fictional_message`, `fictional_gone` and `fictional_profile`, `report`, `accounting` and `forgotten` (an erased member's); of operators' accounts:
   * `operator_event`; and of the site itself: `case_settled` and `support_settled`. Only `forgotten` throws while copies of photos are not deleted: the erasure waits.
   */
  async receive(event: SiteEvent): Promise<void> {
    receive(this.ctx.storage, event, this.#links);
    // Copies of who was erased before a report came go, and its writer is told; a receipt's number leaves; a payment's day is compared.
    if (["report", "receipt", "mandate_ended", "payment_changed"].includes(event.kind)) this.#schedule();
    if (event.kind !== "forgotten") return;
    const removed = await removeEvidence(this.#sql, this.env, { all: true });
    this.#schedule();
    if (!removed) throw new Error("evidence of an erased member is not deleted yet");
  }

  /** By name, the sum of all days. */
  counters(): Record<string, number> {
    return totals(this.#sql);
  }

  /** Puts a mail into the development mailbox; the same one again is one. */
  keepMail(mail: OutgoingMail): void {
    keepMail(this.#sql, mail);
  }

  /** The development mailbox, newest first; the mails to one address, if any is given. */
  mails(to?: string): Mail[] {
    return listMails(this.#sql, to);
  }

  /** May this signed call count? One token tells one thing, for the whole site. */
  claimWebhookToken(given: WebhookToken): boolean {
    return this.ctx.storage.transactionSync(() => claimWebhookToken(this.#sql, given));
  }

  /** What was kept of erased members' money. */
  accounting(): AccountingEntry[] {
    return listAccounting(this.#sql);
  }

  /** Whom a newcomer can sign in as, by address; only on a demonstration. */
  demoLogins(): DemoLogin[] {
    return listDemoLogins(this.#sql);
  }

  /** One an address. */
  keepDemoLogin(login: DemoLogin): void {
    keepDemoLogin(this.#sql, login);
  }

  /** How far the seeding came: `{ seed, members }`, or undefined before the first. */
  seeded(): unknown {
    return readValue(this.#sql, "seeded");
  }

  /** Keeps what `seeded` answers. */
  markSeeded(value: unknown): void {
    writeValue(this.#sql, "seeded", value);
  }
}
