import { isSEPACountry } from "ibantools";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/mobile";
import { accept, refuse, type Result } from "../../../../../app/domain/result.ts";

/**
 * A mobile number as it was typed, in E.164: with its country's prefix, or as it is dialled within `country`. Only of the countries
 * that direct debits come from: messages to others can cost whoever sends them a great deal. Else `phone_invalid` at the field.
 */
export function phoneOf(typed: string, country: string): Result<string> {
  const home = isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(typed, home && { defaultCountry: home, extract: false });
  if (!phone?.isValid() || !phone.country || !isSEPACountry(phone.country))
    return refuse("invalid_input", { fields: { phone: "phone_invalid" } });
  return accept(phone.number);
}
