/**
 * An order as UN/CEFACT Cross Industry Invoice, in the subset that EN 16931 binds (EN 16931-3-3). Its document type is
 * an order's, which no invoice has: whoever imports invoices refuses it. Numbers beside the elements are the terms of the norm.
 */
import type { Day } from "#app/domain/days.ts";
import type { Order, OrderedPart, Party } from "./order.ts";
import { element, type Xml, xmlDocument } from "./xml.ts";

/** UNTDID 1001: an order. */
const orderType = "220";
/** The standard that the document follows. */
const namespace = "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100";
/** UNTDID 4461: a credit transfer, and one of the Single Euro Payments Area. */
const creditTransfer = "30";
const sepaTransfer = "58";
/** UNTDID 5189: a discount. */
const discountReason = "95";
/** ISO/IEC 6523: numbers of the French register of companies, and of its establishments. */
const sirenScheme = "0002";
const siretScheme = "0009";
/** Where nothing names the country: the code that ISO 3166 leaves for an unknown one. */
const unknownCountry = "ZZ";

const text = (name: string, value: string | null): Xml | null =>
  value === null || value === "" ? null : element(`ram:${name}`, value);

const group = (name: string, children: readonly (Xml | null)[]): Xml => element(`ram:${name}`, children);

const dateTime = (name: string, day: Day | null): Xml | null =>
  day === null
    ? null
    : group(name, [element("udt:DateTimeString", day.replaceAll("-", ""), { format: "102" })]);

const identifier = (name: string, value: string, schemeID: string): Xml =>
  element(`ram:${name}`, value, { schemeID });

const document = (name: string, id: string): Xml => group(name, [text("IssuerAssignedID", id)]);

/** Where VAT does not apply at all, a document has no VAT number (BR-O-02) and no rate (BR-O-05). */
const isOutside = ({ vat }: OrderedPart): boolean => vat.category === "O";

const rateOf = (part: OrderedPart): Xml | null =>
  isOutside(part) ? null : text("RateApplicablePercent", part.vat.rate);

const category = (name: string, part: OrderedPart): Xml =>
  group(name, [text("TypeCode", "VAT"), text("CategoryCode", part.vat.category), rateOf(part)]);

/** A company by its SIREN, else by the number that its own country gave it, whose scheme nobody knows. */
function legalOrganization(siren: string | null, registration: string | null): Xml | null {
  if (siren !== null) return group("SpecifiedLegalOrganization", [identifier("ID", siren, sirenScheme)]);
  return registration === null ? null : group("SpecifiedLegalOrganization", [text("ID", registration)]);
}

function party(
  name: string,
  { siret, siren, vatNumber, registration = null, contact, ...of }: Party,
  withVatNumber: boolean,
): Xml {
  const { lines, postcode, city, country } = of.address;
  const [first = "", second = "", ...others] = lines;
  return group(name, [
    siret === undefined ? null : identifier("GlobalID", siret, siretScheme), // BT-29
    text("Name", of.name), // BT-27, BT-44
    legalOrganization(siren, registration), // BT-30, BT-47
    contact === undefined
      ? null
      : group("DefinedTradeContact", [
          text("PersonName", contact.name), // BT-56
          contact.email === null
            ? null
            : group("EmailURIUniversalCommunication", [text("URIID", contact.email)]), // BT-58
        ]),
    group("PostalTradeAddress", [
      text("PostcodeCode", postcode),
      text("LineOne", first),
      text("LineTwo", second),
      text("LineThree", others.join(", ")),
      text("CityName", city),
      text("CountryID", country ?? unknownCountry), // BT-40, BT-55
    ]),
    of.electronicAddress === null
      ? null
      : group("URIUniversalCommunication", [
          identifier("URIID", of.electronicAddress.value, of.electronicAddress.scheme), // BT-34, BT-49
        ]),
    vatNumber === null || !withVatNumber
      ? null
      : group("SpecifiedTaxRegistration", [identifier("ID", vatNumber, "VA")]), // BT-31, BT-48
  ]);
}

const lineItem = (part: OrderedPart, line: OrderedPart["lines"][number]): Xml =>
  group("IncludedSupplyChainTradeLineItem", [
    group("AssociatedDocumentLineDocument", [text("LineID", String(line.number))]), // BT-126
    group("SpecifiedTradeProduct", [
      text("Name", line.name), // BT-153
      text("Description", line.description), // BT-154
    ]),
    group("SpecifiedLineTradeAgreement", [
      group("NetPriceProductTradePrice", [text("ChargeAmount", line.unitPrice)]), // BT-146
    ]),
    group("SpecifiedLineTradeDelivery", [
      element("ram:BilledQuantity", String(line.quantity), { unitCode: line.unitCode }), // BT-129, BT-130
    ]),
    group("SpecifiedLineTradeSettlement", [
      category("ApplicableTradeTax", part), // BT-151, BT-152
      group("SpecifiedTradeSettlementLineMonetarySummation", [text("LineTotalAmount", line.netAmount)]), // BT-131
    ]),
  ]);

const paymentMeans = ({ transfer }: OrderedPart): Xml | null =>
  transfer === null
    ? null
    : group("SpecifiedTradeSettlementPaymentMeans", [
        text("TypeCode", transfer.sepa ? sepaTransfer : creditTransfer), // BT-81
        group("PayeePartyCreditorFinancialAccount", [
          text("IBANID", transfer.iban), // BT-84
          text("AccountName", transfer.holder), // BT-85
        ]),
        group("PayeeSpecifiedCreditorFinancialInstitution", [text("BICID", transfer.bic)]), // BT-86
      ]);

const discountOf = (part: OrderedPart): Xml | null =>
  part.discount === null
    ? null
    : group("SpecifiedTradeAllowanceCharge", [
        group("ChargeIndicator", [element("udt:Indicator", "false")]),
        text("CalculationPercent", part.discount.percent.toFixed(2)), // BT-94
        text("BasisAmount", part.linesTotal), // BT-93
        text("ActualAmount", part.discount.amount), // BT-92
        text("ReasonCode", discountReason), // BT-98
        category("CategoryTradeTax", part), // BT-95, BT-96
      ]);

function settlement(order: Order, part: OrderedPart): Xml {
  const { vat } = part;
  return group("ApplicableHeaderTradeSettlement", [
    text("PaymentReference", part.transfer?.reference ?? null), // BT-83
    text("InvoiceCurrencyCode", order.currency), // BT-5
    paymentMeans(part),
    group("ApplicableTradeTax", [
      text("CalculatedAmount", vat.amount), // BT-117
      text("TypeCode", "VAT"),
      text("ExemptionReason", vat.exemptionReason), // BT-120
      text("BasisAmount", part.taxBasis), // BT-116
      text("CategoryCode", vat.category), // BT-118
      text("ExemptionReasonCode", vat.exemptionCode), // BT-121
      text("DueDateTypeCode", vat.due?.code ?? null), // BT-8
      rateOf(part), // BT-119
    ]),
    group("BillingSpecifiedPeriod", [
      dateTime("StartDateTime", part.period.start), // BT-73
      dateTime("EndDateTime", part.period.end), // BT-74
    ]),
    discountOf(part),
    group("SpecifiedTradePaymentTerms", [
      text("Description", part.paymentTerms), // BT-20
      dateTime("DueDateDateTime", part.dueOn), // BT-9
    ]),
    group("SpecifiedTradeSettlementHeaderMonetarySummation", [
      text("LineTotalAmount", part.linesTotal), // BT-106
      text("AllowanceTotalAmount", part.discount?.amount ?? null), // BT-107
      text("TaxBasisTotalAmount", part.taxBasis), // BT-109
      element("ram:TaxTotalAmount", vat.amount, { currencyID: order.currency }), // BT-110
      text("GrandTotalAmount", part.total), // BT-112
      text("TotalPrepaidAmount", part.prepaid), // BT-113
      text("DuePayableAmount", part.due), // BT-115
    ]),
  ]);
}

/** One part of an order: each is a document, because the norm has one sum for each. */
export function orderCii(order: Order, part: OrderedPart): string {
  const withVatNumber = !isOutside(part);
  return xmlDocument(
    element(
      "rsm:CrossIndustryInvoice",
      [
        element("rsm:ExchangedDocumentContext", [
          // BT-24. Not EN 16931 itself: it has invoices alone. What it asks of one is here all the same.
          group("GuidelineSpecifiedDocumentContextParameter", [text("ID", namespace)]),
        ]),
        element("rsm:ExchangedDocument", [
          text("ID", part.number), // BT-1
          text("TypeCode", orderType), // BT-3
          dateTime("IssueDateTime", order.acceptedOn), // BT-2
          ...[order.note, order.acceptedNote ?? "", order.specialTerms].map(
            (note) => (note === "" ? null : group("IncludedNote", [text("Content", note)])), // BT-22
          ),
          ...order.invoiceNotes.map(
            (note) => group("IncludedNote", [text("Content", note.text), text("SubjectCode", note.subject)]), // BT-22, BT-21
          ),
        ]),
        element("rsm:SupplyChainTradeTransaction", [
          ...part.lines.map((line) => lineItem(part, line)),
          group("ApplicableHeaderTradeAgreement", [
            party("SellerTradeParty", order.seller, withVatNumber),
            party("BuyerTradeParty", order.buyer, withVatNumber),
            document("SellerOrderReferencedDocument", order.requestId), // BT-14
            document("ContractReferencedDocument", order.number), // BT-12
          ]),
          group("ApplicableHeaderTradeDelivery", []),
          settlement(order, part),
        ]),
      ],
      {
        "xmlns:rsm": namespace,
        "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
        "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
      },
    ),
  );
}
