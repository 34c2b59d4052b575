import { expect, test } from "vitest";
import { nameProblem } from "./signup.ts";

const names = {
  Dutch:
    "Anna-Maria, Kiki, Kik Jansen, Sjoukje van der Meer, J.P. de Vries, J.P.M. Smit, Tjitske, IJsbrand, Femke 62, Truus & Kees, Snappie, Ingrid, Igor, Signe, Bigi, Dirk-Jan",
  Turkish: "Ayşe, Gülşen Yılmaz, Işıl, İbrahim, Çağla, Oğuz, Şükran",
  Polish: "Małgorzata, Zbigniew, Władysława, Agnieszka, Łucja, Świętosława",
  Finnish: "Päivi, Yrjö, Tuulikki Mäkelä, Äijö, Onni, Kirsti",
  Greek: "Ελένη, Γιώργος, Ευαγγελία Παπαδοπούλου, Δημήτρης, Χρυσάνθη",
  Cyrillic: "Ольга, Сергей, Наталья Петрова, Светлана, Тамара, Інна, Василь",
  others:
    "Mária 62, M@rijke, Zoë, O'Neill, नीता, שרה כהן, Instanbul, Adminah, Bert 12-05-1958, 40+ Anna, Line, Telma, Messer",
};

test("names of people pass", () => {
  for (const [language, list] of Object.entries(names))
    for (const name of list.split(", "))
      expect(nameProblem(name, { email: "a@b.nl" }), `${language}: ${name}`).toBeUndefined();
});
